@0xd3f5a1c07b64e829;
# The annotation by which the generator for C# takes a namespace.
annotation namespace @0xeb0d831668c6eda0 (file) :Text;
$namespace("Goldilocks.Schemas");
struct GoldilocksDecimal
{
    low @0 :Int64;
    high @1 :Int32;
    flags @2 :Int32;
}
struct GoldilocksOffsetTime
{
    ticks @0 :Int64;
    offsetMinutes @1 :Int32;
}
struct Catalogue
{
    title @0 :Text;
    pages @1 :List(DictionarystringintEntry);
    words @2 :List(Text);
}
struct Cold
{
    number @0 :Int32;
    partOrNone :union { none @1 :Void; some @2 :ColdPart; }
}
struct ColdPart
{
    text @0 :Text;
}
struct CorpusBytes
{
    bytes @0 :Data;
}
struct CorpusExact
{
    decimal @0 :GoldilocksDecimal;
    ulong @1 :UInt64;
}
struct CorpusList
{
    list @0 :List(Int32);
}
struct CorpusMap
{
    map @0 :List(DictionarystringintEntry);
}
struct CorpusMoment
{
    moment @0 :Int64;
}
struct CorpusValues
{
    text @0 :Text;
    int @1 :Int32;
    long @2 :Int64;
    double @3 :Float64;
    flag @4 :Bool;
}
struct Diamond
{
    level @0 :Int32;
    leftOrNone :union { none @1 :Void; some @2 :Diamond; }
    rightOrNone :union { none @3 :Void; some @4 :Diamond; }
}
struct Drawing
{
    shapes @0 :List(ShapeChoice);
}
struct Circle
{
    layer @0 :Int32;
    radius @1 :Float64;
}
struct Box
{
    layer @0 :Int32;
    width @1 :Int32;
}
struct Caption
{
    layer @0 :Int32;
    text @1 :Text;
}
struct HasDate
{
    value @0 :Int64;
}
struct HasDateKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionaryDateTimeintHolder; }
}
struct HasDateOnly
{
    value @0 :Int32;
}
struct HasDecimal
{
    value @0 :GoldilocksDecimal;
}
struct HasDictionary
{
    valueOrNone :union { none @0 :Void; some @1 :DictionarystringintHolder; }
}
struct HasDouble
{
    value @0 :Float64;
}
struct HasEnumKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionaryWeekdayintHolder; }
}
struct HasFlagged
{
    value @0 :Int32;
}
struct HasFloat
{
    value @0 :Float32;
}
struct HasGuid
{
    value @0 :Data;
}
struct HasGuidKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionaryGuidintHolder; }
}
struct HasImmutableArray
{
    value @0 :List(Int32);
}
struct HasImmutableDictionary
{
    valueOrNone :union { none @0 :Void; some @1 :ImmutableDictionarystringintHolder; }
}
struct HasImmutableList
{
    valueOrNone :union { none @0 :Void; some @1 :ImmutableListintHolder; }
}
struct HasIntKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionaryintintHolder; }
}
struct HasInts
{
    valueOrNone :union { none @0 :Void; some @1 :IntArrayHolder; }
}
struct HasJagged
{
    valueOrNone :union { none @0 :Void; some @1 :IntArrayArrayHolder; }
}
struct HasLong
{
    value @0 :Int64;
}
struct HasLongText
{
    value @0 :Text;
}
struct HasManyBytes
{
    valueOrNone :union { none @0 :Void; some @1 :Data; }
}
struct HasManyNumbers
{
    valueOrNone :union { none @0 :Void; some @1 :IntArrayHolder; }
}
struct HasManyTexts
{
    valueOrNone :union { none @0 :Void; some @1 :StringArrayHolder; }
}
struct HasNullableDate
{
    valueOrNone :union { none @0 :Void; some @1 :Int64; }
}
struct HasNullableInt
{
    valueOrNone :union { none @0 :Void; some @1 :Int32; }
}
struct HasOffset
{
    value @0 :GoldilocksOffsetTime;
}
struct HasPlain
{
    value @0 :Int32;
}
struct HasQueue
{
    valueOrNone :union { none @0 :Void; some @1 :QueueintHolder; }
}
struct HasRecordKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionaryCellintHolder; }
}
struct Cell
{
    row @0 :Int32;
    column @1 :Int32;
}
struct HasSet
{
    valueOrNone :union { none @0 :Void; some @1 :HashSetstringHolder; }
}
struct HasSorted
{
    valueOrNone :union { none @0 :Void; some @1 :SortedDictionarystringintHolder; }
}
struct HasSpan
{
    value @0 :Int64;
}
struct HasString
{
    value @0 :Text;
}
struct HasText
{
    value @0 :Text;
}
struct HasTextKeys
{
    valueOrNone :union { none @0 :Void; some @1 :DictionarystringintHolder; }
}
struct HasTimeOnly
{
    value @0 :Int64;
}
struct HasULong
{
    value @0 :UInt64;
}
struct HasWide
{
    value @0 :UInt64;
}
struct LongKeys
{
    values @0 :List(DictionarylongintEntry);
}
struct Message
{
    number @0 :Int32;
    text @1 :Text;
    parts @2 :List(Int32);
}
struct Meter
{
    reading @0 :Int32;
}
struct Named
{
    name @0 :Text;
    number @1 :Int32;
}
struct Place
{
    row @0 :Int32;
    label @1 :Text;
}
struct Plate
{
    number @0 :Int32;
}
struct Record
{
    id @0 :Int32;
    weight @1 :Float64;
    name @2 :Text;
    blob @3 :Data;
    tags @4 :List(Text);
    numbers @5 :List(Int32);
    partOrNone :union { none @6 :Void; some @7 :RecordPart; }
}
struct RecordPart
{
    city @0 :Text;
    count @1 :Int64;
}
struct Ring
{
    number @0 :Int32;
    nextOrNone :union { none @1 :Void; some @2 :Ring; }
}
struct Safe
{
}
struct Seat
{
    row @0 :Int32;
    label @1 :Text;
}
struct Something
{
    number @0 :Int32;
}
struct Tree
{
    level @0 :Int32;
    nextOrNone :union { none @1 :Void; some @2 :Tree; }
}
struct Twofold
{
    unset @0 :Bool;
    leftOrNone :union { none @1 :Void; some @2 :Leaf; }
    rightOrNone :union { none @3 :Void; some @4 :Leaf; }
}
struct Leaf
{
    number @0 :Int32;
}
struct V1Form
{
    number @0 :Int32;
}
struct V1GrownPair
{
    one @0 :V1Grown;
    two @1 :V1Grown;
    tail @2 :Int32;
}
struct V1Grown
{
    mango @0 :Int32;
    zebra @1 :Int32;
}
struct V1MultipliedPair
{
    one @0 :V1Multiplied;
    two @1 :V1Multiplied;
    tail @2 :Int32;
}
struct V1Multiplied
{
    value @0 :Int32;
}
struct V1NarrowedPair
{
    one @0 :V1Narrowed;
    two @1 :V1Narrowed;
    tail @2 :Int32;
}
struct V1Narrowed
{
    value @0 :Int64;
}
struct V1Painted
{
    colour @0 :Int32;
    tail @1 :Int32;
}
struct V1RenamedPair
{
    one @0 :V1Renamed;
    two @1 :V1Renamed;
    tail @2 :Int32;
}
struct V1Renamed
{
    kiwi @0 :Int32;
    mango @1 :Int32;
}
struct V1RenumberedPair
{
    one @0 :V1Renumbered;
    two @1 :V1Renumbered;
    tail @2 :Int32;
}
struct V1Renumbered
{
    apple @0 :Int32;
    zebra @1 :Int32;
}
struct V1ReorderedPair
{
    one @0 :V1Reordered;
    two @1 :V1Reordered;
    tail @2 :Int32;
}
struct V1Reordered
{
    apple @0 :Int32;
    zebra @1 :Int32;
}
struct V1ToDoublePair
{
    one @0 :V1ToDouble;
    two @1 :V1ToDouble;
    tail @2 :Int32;
}
struct V1ToDouble
{
    value @0 :Float32;
}
struct V1ToLongPair
{
    one @0 :V1ToLong;
    two @1 :V1ToLong;
    tail @2 :Int32;
}
struct V1ToLong
{
    value @0 :Int32;
}
struct V1ToNullablePair
{
    one @0 :V1ToNullable;
    two @1 :V1ToNullable;
    tail @2 :Int32;
}
struct V1ToNullable
{
    value @0 :Int32;
}
struct V2Form
{
    number @0 :Int32;
    name @1 :Text;
}
struct V2GrownPair
{
    one @0 :V2Grown;
    two @1 :V2Grown;
    tail @2 :Int32;
}
struct V2Grown
{
    mango @0 :Int32;
    zebra @1 :Int32;
    apple @2 :Int32 = 7;
}
struct V2MultipliedPair
{
    one @0 :V2Multiplied;
    two @1 :V2Multiplied;
    tail @2 :Int32;
}
struct V2Multiplied
{
    valueOrNone :union { some @0 :ListintHolder; none @1 :Void; }
}
struct V2NarrowedPair
{
    one @0 :V2Narrowed;
    two @1 :V2Narrowed;
    tail @2 :Int32;
}
struct V2Narrowed
{
    value @0 :Int32;
}
struct V2Painted
{
    colour @0 :Int32;
    tail @1 :Int32;
}
struct V2RenamedPair
{
    one @0 :V2Renamed;
    two @1 :V2Renamed;
    tail @2 :Int32;
}
struct V2Renamed
{
    kiwi @0 :Int32;
    apple @1 :Int32;
}
struct V2RenumberedPair
{
    one @0 :V2Renumbered;
    two @1 :V2Renumbered;
    tail @2 :Int32;
}
struct V2Renumbered
{
    zebra @0 :Int32;
    apple @1 :Int32;
}
struct V2ReorderedPair
{
    one @0 :V2Reordered;
    two @1 :V2Reordered;
    tail @2 :Int32;
}
struct V2Reordered
{
    apple @0 :Int32;
    zebra @1 :Int32;
}
struct V2ToDoublePair
{
    one @0 :V2ToDouble;
    two @1 :V2ToDouble;
    tail @2 :Int32;
}
struct V2ToDouble
{
    value @0 :Float64;
}
struct V2ToLongPair
{
    one @0 :V2ToLong;
    two @1 :V2ToLong;
    tail @2 :Int32;
}
struct V2ToLong
{
    value @0 :Int64;
}
struct V2ToNullablePair
{
    one @0 :V2ToNullable;
    two @1 :V2ToNullable;
    tail @2 :Int32;
}
struct V2ToNullable
{
    valueOrNone :union { some @0 :Int32; none @1 :Void; }
}
struct ShapeChoice
{
    union {
      none @0 :Void;
      asCircle @1 :Circle;
      asBox @2 :Box;
      asCaption @3 :Caption;
    }
}
struct DictionaryDateTimeintHolder
{
    items @0 :List(DictionaryDateTimeintEntry);
}
struct DictionarystringintHolder
{
    items @0 :List(DictionarystringintEntry);
}
struct DictionaryWeekdayintHolder
{
    items @0 :List(DictionaryWeekdayintEntry);
}
struct DictionaryGuidintHolder
{
    items @0 :List(DictionaryGuidintEntry);
}
struct ImmutableDictionarystringintHolder
{
    items @0 :List(ImmutableDictionarystringintEntry);
}
struct ImmutableListintHolder
{
    items @0 :List(Int32);
}
struct DictionaryintintHolder
{
    items @0 :List(DictionaryintintEntry);
}
struct IntArrayHolder
{
    items @0 :List(Int32);
}
struct IntArrayArrayHolder
{
    items @0 :List(IntArrayHolder);
}
struct StringArrayHolder
{
    items @0 :List(Text);
}
struct QueueintHolder
{
    items @0 :List(Int32);
}
struct DictionaryCellintHolder
{
    items @0 :List(DictionaryCellintEntry);
}
struct HashSetstringHolder
{
    items @0 :List(Text);
}
struct SortedDictionarystringintHolder
{
    items @0 :List(SortedDictionarystringintEntry);
}
struct ListintHolder
{
    items @0 :List(Int32);
}
struct DictionarystringintEntry
{
    key @0 :Text;
    value @1 :Int32;
}
struct DictionaryDateTimeintEntry
{
    key @0 :Int64;
    value @1 :Int32;
}
struct DictionaryWeekdayintEntry
{
    key @0 :Int32;
    value @1 :Int32;
}
struct DictionaryGuidintEntry
{
    key @0 :Data;
    value @1 :Int32;
}
struct ImmutableDictionarystringintEntry
{
    key @0 :Text;
    value @1 :Int32;
}
struct DictionaryintintEntry
{
    key @0 :Int32;
    value @1 :Int32;
}
struct DictionaryCellintEntry
{
    key @0 :Cell;
    value @1 :Int32;
}
struct SortedDictionarystringintEntry
{
    key @0 :Text;
    value @1 :Int32;
}
struct DictionarylongintEntry
{
    key @0 :Int64;
    value @1 :Int32;
}
