// The floor of every start: a process that the runtime begins and ends.
return 0;
