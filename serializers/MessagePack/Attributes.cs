global using Contract = MessagePack.MessagePackObjectAttribute;
global using Derived = MessagePack.UnionAttribute;
global using Member = MessagePack.KeyAttribute;
