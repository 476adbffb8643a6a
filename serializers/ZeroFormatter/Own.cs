using ZeroFormatter;

namespace Goldilocks.Own;

[ZeroFormattable]
public class Person
{
    [Index(0)]
    public virtual int Id { get; set; }

    [Index(1)]
    public virtual string Name { get; set; } = "";

    [Index(2)]
    public virtual string Data { get; set; } = "";

    [Index(3)]
    public virtual Guid Key { get; set; }
}

[ZeroFormattable]
public class BookShelf
{
    [Index(0)]
    public virtual IList<Book> Books { get; set; } = null!;
}

[ZeroFormattable]
public class Book
{
    [Index(0)]
    public virtual int Id { get; set; }

    [Index(1)]
    public virtual string Title { get; set; } = "";

    [Index(2)]
    public virtual byte[]? BookData { get; set; }
}

[ZeroFormattable]
public class Tiny
{
    [Index(0)]
    public virtual int Id { get; set; }

    [Index(1)]
    public virtual string Name { get; set; } = "";

    [Index(2)]
    public virtual bool IsActive { get; set; }
}

[ZeroFormattable]
public class Telemetry
{
    [Index(0)]
    public virtual string Device { get; set; } = "";

    [Index(1)]
    public virtual DateTime[] Timestamps { get; set; } = null!;

    [Index(2)]
    public virtual double[] Temperatures { get; set; } = null!;

    [Index(3)]
    public virtual double[] Vibrations { get; set; } = null!;
}
