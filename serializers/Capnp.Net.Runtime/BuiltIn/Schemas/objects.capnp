@0xb1d5fd9b4f2c6a37;

struct Tiny {
  id @0 :Int32;
  name @1 :Text;
  isActive @2 :Bool;
}

# There is no type for a GUID or a date: two halves, and ticks of universal time.
struct Uuid {
  low @0 :UInt64;
  high @1 :UInt64;
}

struct Person {
  id @0 :Int32;
  name @1 :Text;
  data @2 :Text;
  guid @3 :Uuid;
}

struct BookShelf {
  books @0 :List(Book);
}

struct Book {
  id @0 :Int32;
  title @1 :Text;
  bookData @2 :Data;
}

struct CustomerPage {
  customers @0 :List(Customer);
}

struct Customer {
  id @0 :Int32;
  name @1 :Text;
  emails @2 :List(Text);
  bio @3 :Text;
  content @4 :Data;
  homeAddress @5 :Address;
  addresses @6 :List(Address);
  preferences @7 :Text;
}

struct Address {
  city @0 :Text;
  misc @1 :Text;
  street @2 :Text;
}

struct Telemetry {
  device @0 :Text;
  timestamps @1 :List(Int64);
  temperatures @2 :List(Float64);
  vibrations @3 :List(Float64);
}
