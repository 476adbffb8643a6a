/// Types as F# programs declare them, which the probes' questions are about.
namespace Goldilocks.Probes.FSharp

open System.Runtime.Serialization

/// A record as most programs write it: only its constructor sets it.
type Sack = { Number: int; Name: string }

/// The same with setters and a constructor that takes nothing.
[<CLIMutable>]
type OpenSack = { Number: int; Name: string }

/// The same with the attributes of the runtime, which many libraries know.
[<CLIMutable; DataContract>]
type MarkedSack =
    { [<DataMember(Order = 1)>]
      Number: int
      [<DataMember(Order = 2)>]
      Name: string }

/// A record that is a structure.
[<Struct>]
type SmallSack = { Number: int; Name: string }

/// A generic record.
type Pallet<'Content> = { Number: int; Content: 'Content }

/// A record with what may be missing.
type Sticker =
    { Weight: int option
      Note: string option
      Sender: Sack option }

/// A record with the collections of F#.
type Storehouse =
    { Days: int list
      Stock: Map<string, int>
      Codes: Set<int>
      Sacks: Sack list }

/// A record that holds others of its own.
type Round = { Name: string; Stops: Round list }

/// A record with an anonymous record.
type Bill = { Total: {| Number: int; Name: string |} }

/// A record that says by itself what it is made of: a method and a value that is computed.
type Invoice =
    { Net: int
      Tax: int }

    member invoice.Gross = invoice.Net + invoice.Tax

/// A map that comes first, and two equal options behind it.
type Locker =
    { Places: Map<string, string>
      First: string option
      Second: string option }

/// A union whose cases carry nothing, which is how F# writes most enumerations.
type Priority =
    | Normal
    | Urgent
    | Overnight

/// A union whose cases carry values, none, one and two.
type Payment =
    | Free
    | Cash of amount: int
    | Transfer of account: string * amount: int

/// A union with one case, which gives a number a type of its own.
type SackId = SackId of int

/// A union that is a structure.
[<Struct>]
type Distance =
    | Near
    | Far of kilometers: int

/// A union that holds others of its own.
type Packing =
    | Bare of name: string
    | Boxed of inside: Packing list

/// A record with unions.
type Delivery =
    { Id: SackId
      Priority: Priority
      Payment: Payment
      Distance: Distance
      Fallback: Payment option }

/// Values that C# cannot write.
module Samples =
    let bill: Bill = { Total = {| Number = 11; Name = "here" |} }
