namespace Goldilocks.Protocol.Tests;

public sealed class OperationTests
{
    [Fact]
    public void Every_operation_is_found_again_by_its_name() => Assert.All(Enum.GetValues<Operation>(), operation =>
    {
        Assert.True(Operations.TryParse(operation.Name(), out var parsed));
        Assert.Equal(operation, parsed);
        Assert.Contains(operation, Operations.All);
    });

    [Theory]
    [InlineData("Serialize")]
    [InlineData("serialise")]
    [InlineData("0")]
    [InlineData("")]
    public void Another_name_is_no_operation(string name) => Assert.False(Operations.TryParse(name, out _));
}
