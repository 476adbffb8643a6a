using System.Text.RegularExpressions;
using YamlDotNet.Core;
using YamlDotNet.Serialization;
using Map = System.Collections.Generic.Dictionary<object, object>;

namespace Goldilocks.Cli.Tests;

/// <summary>Crank itself is not here to refuse them, so a name that does not exist would be found on two rented machines only.</summary>
public sealed class CrankConfigurations
{
    /// <summary>From a job that loadtests.yml imports, which has more variables than are set here.</summary>
    private const string Imported = "bombardier";

    /// <summary>Tags of the template language that stand where a variable could.</summary>
    private static readonly string[] s_notVariables = ["if", "else", "endif", "or", "and", "true", "false", "blank"];

    public static TheoryData<string> Files { get; } = ["benchmarks.yml", "loadtests.yml"];

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_service_of_a_scenario_has_a_job_and_runs_somewhere(string file)
    {
        var configuration = Read(file);
        var services = Services(configuration).ToList();
        var jobs = Part(configuration, "jobs");
        Assert.NotEmpty(services);

        Assert.Empty(services.Where(service => !jobs.ContainsKey(service.Job)).Select(service => $"{service.Scenario} names the job {service.Job}"));
        Assert.Empty(
            from service in services
            where !Part(configuration, "profiles").Values.Any(profile => Part(profile, "jobs").TryGetValue(service.Name, out var job) && ((Map)job).ContainsKey("endpoints"))
            select $"no profile says where {service.Scenario} runs {service.Name}");
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_profile_places_services_that_a_scenario_has(string file)
    {
        var configuration = Read(file);
        var services = Services(configuration).Select(service => service.Name).ToHashSet();
        var placed = Part(configuration, "profiles").SelectMany(profile => Part(profile.Value, "jobs").Keys.Select(service => (Profile: profile.Key, Service: (string)service))).ToList();
        Assert.NotEmpty(placed);

        Assert.Empty(placed.Where(place => !services.Contains(place.Service)).Select(place => $"{place.Profile} places {place.Service}"));
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_variable_that_is_used_is_defined(string file)
    {
        var configuration = Read(file);
        var defined = VariablesOf(configuration)
            .Concat(Part(configuration, "jobs").Values.SelectMany(VariablesOf))
            .Concat(Part(configuration, "profiles").Values.SelectMany(VariablesOf))
            .Concat(s_notVariables)
            .ToHashSet();
        var used = Texts(configuration).SelectMany(VariablesIn).ToList();
        Assert.NotEmpty(used);

        Assert.Empty(used.Where(name => !defined.Contains(name)).Distinct());
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_job_is_made_of_files_that_the_checkout_has(string file)
    {
        var jobs = Part(Read(file), "jobs").Where(job => (string)job.Key != Imported).ToList();
        Assert.All(jobs, job =>
        {
            var (source, folder) = Part(job.Value, "sources").Single() is var (name, where) ? ((string)name, (string)((Map)where)["localFolder"]) : default;
            var started = (string)(((Map)job.Value).GetValueOrDefault("project") ?? ((Map)job.Value)["executable"]);
            Assert.StartsWith(source + "/", started, StringComparison.Ordinal);
            var path = Path.Combine(GoldilocksProgram.Repository, "crank", folder, started[(source.Length + 1)..]);
            Assert.True(File.Exists(path), $"{job.Key} needs {path}");
        });
    }

    /// <summary>The page is what a person types from.</summary>
    [Fact]
    public void The_page_calls_scenarios_and_profiles_that_exist()
    {
        var page = File.ReadAllText(Path.Combine(GoldilocksProgram.Repository, "docs", "distributed.md"));
        var calls = Regex.Matches(page, @"crank --config crank/(?<file>\S+) --scenario (?<scenario>\w+)(?: --profile (?<profile>\w+))?").ToList();
        Assert.NotEmpty(calls);

        Assert.All(calls, call =>
        {
            var configuration = Read(call.Groups["file"].Value);
            Assert.Contains(call.Groups["scenario"].Value, Part(configuration, "scenarios").Keys);
            Assert.True(!call.Groups["profile"].Success || Part(configuration, "profiles").ContainsKey(call.Groups["profile"].Value), call.Value);
        });
    }

    private static Map Read(string file)
    {
        using var reader = File.OpenText(Path.Combine(GoldilocksProgram.Repository, "crank", file));
        return new DeserializerBuilder().Build().Deserialize<Map>(new MergingParser(new Parser(reader)));
    }

    private static Map Part(object node, string name) => node is Map map && map.GetValueOrDefault(name) is Map part ? part : [];

    private static IEnumerable<(string Scenario, string Name, string Job)> Services(Map configuration) =>
        from scenario in Part(configuration, "scenarios")
        from service in (Map)scenario.Value
        select ((string)scenario.Key, (string)service.Key, (string)((Map)service.Value)["job"]);

    private static IEnumerable<string> VariablesOf(object node) => Part(node, "variables").Keys.Cast<string>();

    /// <summary>Every text of the file.</summary>
    private static IEnumerable<string> Texts(object? node) => node switch
    {
        string text => [text],
        Map map => map.Values.SelectMany(Texts),
        List<object> list => list.SelectMany(Texts),
        _ => [],
    };

    /// <summary>The names in <c>{{name}}</c> and <c>{% if name == "text" %}</c>.</summary>
    private static IEnumerable<string> VariablesIn(string text) =>
        from tag in Regex.Matches(text, @"\{\{(?<inside>.*?)\}\}|\{%(?<inside>.*?)%\}")
        from name in Regex.Matches(Regex.Replace(tag.Groups["inside"].Value, "\"[^\"]*\"", ""), @"[A-Za-z]\w*")
        select name.Value;
}
