// Reads what .NET libraries wrote with a library of Node.js, compares every member with what was written, and writes the value again with that library.
// Usage: node exchange.mjs jobs.json results.json      (goldilocks interop starts it; docs/interop.md)
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as msgpack from '@msgpack/msgpack';
import avro from 'avsc';
import * as bson from 'bson';
import { Decoder, Encoder } from 'cbor-x';
import * as yaml from 'js-yaml';
import protobuf from 'protobufjs';

const [jobsFile, resultsFile] = process.argv.slice(2);
const { root, jobs } = JSON.parse(readFileSync(jobsFile, 'utf8'));

const versionOf = name => JSON.parse(readFileSync(new URL(`./node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;
const text = bytes => Buffer.from(bytes).toString('utf8');

// Integers of 64 bits come as BigInt where the library can do that; a library or a format that has no such type shows what it loses.
const cborOptions = { mapsAsObjects: true, useRecords: false, int64AsNumber: false };
const libraries = {
  'JSON': { library: 'JSON', version: () => process.versions.node, read: bytes => JSON.parse(text(bytes)), write: value => Buffer.from(JSON.stringify(value)) },
  'YAML': { library: 'js-yaml', read: bytes => yaml.load(text(bytes)), write: value => Buffer.from(yaml.dump(value)) },
  'CBOR': { library: 'cbor-x', read: bytes => new Decoder(cborOptions).decode(bytes), write: value => new Encoder(cborOptions).encode(value) },
  'MessagePack': {
    library: '@msgpack/msgpack',
    read: bytes => msgpack.decode(bytes, { useBigInt64: true }),
    write: value => Buffer.from(msgpack.encode(value, { useBigInt64: true })),
  },
  'BSON': {
    library: 'bson',
    read: bytes => bson.deserialize(bytes, { useBigInt64: true }),
    write: value => Buffer.from(bson.serialize(value)),
  },
  'Protocol Buffers': {
    library: 'protobufjs',
    bind: type => messageOf(type),
    names: message => fieldsOf(message.root),
    read: (bytes, message) => text(bytes.subarray(2, 22)) === 'type.googleapis.com/' ? unjudged('it is wrapped in google.protobuf.Any') : message.toObject(message.decode(bytes), { longs: String, bytes: Buffer, arrays: true, objects: true }),
    write: (value, message) => Buffer.from(message.encode(message.fromObject(value)).finish()),
  },
  'Avro': {
    library: 'avsc',
    bind: type => avroOf(type),
    read: (bytes, type) => type.fromBuffer(Buffer.from(bytes)),
    write: (value, type) => type.toBuffer(value),
  },
};

// Goldilocks makes the schemas of the built-in workloads, for .NET and for other languages alike.
const schemas = join(root, 'artifacts', 'schemas');

function messageOf(type) {
  try {
    const folder = join(schemas, 'protobuf');
    const files = readdirSync(folder).filter(file => file.endsWith('.proto')).map(file => join(folder, file));
    return new protobuf.Root().loadSync(files, { keepCase: false }).lookupType(type);
  } catch (error) {
    throw String(error).includes('no such') ? new Unknown(`there is no schema of ${type}`) : error;
  }
}

function avroOf(type) {
  const registry = {};
  avro.Type.forSchema(JSON.parse(readFileSync(join(schemas, 'avro', 'model.avsc'), 'utf8')), { registry });
  return registry[`Goldilocks.Schemas.${type}`] ?? unjudged(`there is no schema of ${type}`);
}

class Unknown extends Error {}

const unjudged = reason => {
  throw new Unknown(reason);
};

// What a schema leaves out is computed by the class and no part of the payload.
const fieldsOf = root => new Set(root.nestedArray.flatMap(type => [...(type.fieldsArray ?? []).map(field => folded(field.name)), ...(type.nestedArray ? fieldsOf(type) : [])]));
let known = null;
let hasSchema = false;

// The members as the .NET side lists them: depth, step, kind, type and text, separated by tabs; initial values begin with ~.
function treeOf(lines) {
  const above = [];
  let first = null;
  for (const line of lines.split('\n').filter(line => line && !line.startsWith('~'))) {
    const [depth, step, kind, type, value] = line.split('\t');
    const node = { step: unescaped(step), kind, type, text: unescaped(value ?? ''), parts: [] };
    first ??= node;
    above.length = Number(depth);
    above.at(-1)?.parts.push(node);
    above.push(node);
  }

  return first;
}

const unescaped = text => text.replace(/\\(.)/g, (_, mark) => ({ n: '\n', t: '\t', r: '\r' })[mark] ?? mark);

// The first difference, as the .NET side words it; null for none. What a format has several forms for (a date, a span) is judged where JavaScript has that form too.
function differ(node, value, path) {
  if (value === undefined || value === null) {
    return node.kind === 'null' || isEmpty(node) ? null
      : known && value === undefined ? unjudged(`the schema has no such place as ${path}`)
      : said(path, shown(node), value === undefined ? 'nothing' : 'null');
  }

  value = withoutHolder(node, value);
  switch (node.kind) {
    case 'null':
      return isInitial(value) ? null : said(path, 'null', value);
    case 'object':
      return objectDiffers(node, value, path);
    case 'list':
    case 'set':
      return listDiffers(node, value, path);
    case 'map':
      return mapDiffers(node, value, path);
    case 'cycle':
      return null;
    default:
      return leafDiffers(node, value) ? said(path, shown(node), value) : null;
  }
}

// A list that can be null, or is in a list, stands in a record of its own in a schema.
const withoutHolder = (node, value) => hasSchema && ['list', 'set'].includes(node.kind) && !Array.isArray(value) ? value.items ?? value.Items ?? value : value;

// Formats leave out what is empty; proto3 has no other way to say it.
const isEmpty = node => (node.parts.length === 0 && ['list', 'set', 'map', 'object'].includes(node.kind)) || node.text === '' || (node.kind === 'number' && Number(node.text) === 0) || node.text === 'false' || node.text.startsWith('0 ');
const isInitial = value => value === '' || value === 0 || value === false || (value.length === 0) || (typeof value === 'object' && Object.keys(value).length === 0);

function objectDiffers(node, value, path) {
  if (Array.isArray(value)) {
    // Members by their numbers, which the list of members does not tell: each must be one of the parts, in any order.
    const rest = [...value];
    for (const part of node.parts) {
      const at = rest.findIndex(candidate => isSame(part, candidate ?? null));
      if (at < 0 && !(part.kind === 'null' || isEmpty(part))) {
        throw new Unknown('its members have no names, and not all of them could be told apart');
      }

      rest.splice(at, at < 0 ? 0 : 1);
    }

    return null;
  }

  const names = entriesOf(value);

  // avsc names the branch of a union in an object around its value.
  if (names.size === 1 && [...names.keys()][0].includes?.('.')) {
    return differ(node, [...names.values()][0], path);
  }

  for (const part of node.parts.filter(part => !known || known.has(folded(part.step)))) {
    const found = nameOf(names, part.step);
    const difference = differ(part, found === undefined ? undefined : names.get(found), `${path}.${part.step}`);
    if (difference) {
      return difference;
    }
  }

  return null;
}

function isSame(node, value) {
  try {
    return differ(node, value, '') === null;
  } catch (error) {
    if (error instanceof Unknown) {
      return false;
    }

    throw error;
  }
}

const folded = name => name.replace(/_/g, '').toLowerCase();
const nameOf = (names, name) => names.has(name) ? name : [...names.keys()].find(candidate => typeof candidate === 'string' && folded(candidate) === folded(name));
const entriesOf = value => value instanceof Map ? value : new Map(Object.entries(value));

function listDiffers(node, value, path) {
  const items = typeof value === 'string' || value instanceof Uint8Array ? null : Array.isArray(value) || ArrayBuffer.isView(value) ? [...value] : null;
  if (!items) {
    return said(path, `${node.parts.length} elements`, value);
  }

  if (items.length !== node.parts.length) {
    return said(path, `${node.parts.length} elements`, `${items.length} elements`);
  }

  for (const [index, part] of node.parts.entries()) {
    const difference = node.kind === 'set' ? (items.some(item => !differ(part, item, '')) ? null : said(`${path}[${index}]`, shown(part), 'nothing like it')) : differ(part, items[index], `${path}[${index}]`);
    if (difference) {
      return difference;
    }
  }

  return null;
}

function mapDiffers(node, value, path) {
  const entries = Array.isArray(value) ? new Map(value.map(entry => Array.isArray(entry) ? entry : Object.values(entry))) : entriesOf(value);
  for (const part of node.parts) {
    const key = part.step.replace(/^\[|\]$/g, '').replace(/^"|"$/g, '');
    const found = [...entries.keys()].find(candidate => String(candidate) === key);
    const difference = found === undefined ? said(`${path}[${key}]`, shown(part), 'nothing') : differ(part, entries.get(found), `${path}[${key}]`);
    if (difference) {
      return difference;
    }
  }

  return null;
}

function leafDiffers(node, value) {
  switch (node.kind) {
    case 'text':
      return String(value) !== node.text;
    case 'flag':
      return String(value) !== node.text && Number(value) !== Number(node.text === 'true');
    case 'enum':
      return ![node.text.split(' ')[0], node.text.slice(node.text.indexOf(' ') + 1)].includes(String(value));
    case 'number':
      return numberDiffers(node, value);
    case 'bytes':
      return bytesDiffer(node.text, value);
    case 'time':
      return timeDiffers(node.text, value);
    case 'guid':
      return typeof value === 'string' && value.length >= 32 && value.replace(/[{}-]/g, '').toLowerCase() !== node.text.replace(/-/g, '').toLowerCase();
    default:
      return false;
  }
}

function numberDiffers({ text: expected, type }, value) {
  if (/^-?\d+$/.test(expected) && ['number', 'bigint', 'string'].includes(typeof value)) {
    return !/^-?\d+(\.0+)?$/.test(String(value)) ? BigInt(expected) !== integerOf(value) : BigInt(String(value).split('.')[0]) !== BigInt(expected);
  }

  const number = typeof value === 'object' && value?.toString ? Number(value.toString()) : Number(value);
  return !Number.isNaN(number) && Number.isFinite(number) && (type.endsWith('Single') ? Math.fround(number) !== Math.fround(Number(expected)) : number !== Number(expected));
}

const integerOf = value => {
  try {
    return BigInt(value);
  } catch {
    return null;
  }
};

function bytesDiffer(expected, value) {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value instanceof Uint8Array ? Buffer.from(value) : Array.isArray(value) ? Buffer.from(value.map(Number)) : value?.buffer ? Buffer.from(value.buffer).subarray(0, value.position) : Buffer.alloc(0);
  const digest = /^(\d+) bytes, SHA-256 ([0-9A-F]+)$/.exec(expected);
  return digest ? createHash('sha256').update(bytes).digest('hex').toUpperCase() !== digest[2] : bytes.toString('hex').toUpperCase() !== expected;
}

// A date without a zone is one in UTC to no library and to none in local time alike: what is judged is the instant, in milliseconds, which is what a Date holds.
function timeDiffers(expected, value) {
  const instant = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null;
  return instant !== null && !Number.isNaN(instant.getTime()) && !Number.isNaN(Date.parse(expected)) && Math.abs(instant.getTime() - Date.parse(expected)) > 1;
}

const shown = node => node.kind === 'text' ? JSON.stringify(node.text) : node.text || node.kind;
const said = (path, expected, got) => `${path.replace(/^\./, '') || 'the value'}: expected ${cut(String(expected))}, got ${cut(typeof got === 'string' ? got : typeof got === 'bigint' ? `${got}` : got instanceof Date ? got.toISOString() : got instanceof Uint8Array ? `0x${Buffer.from(got).toString('hex')}` : safely(got))}`;
const cut = text => text.length > 80 ? `${text.slice(0, 80)}…` : text;
const safely = value => {
  try {
    return JSON.stringify(value, (_, part) => typeof part === 'bigint' ? `${part}` : part) ?? String(value);
  } catch {
    return String(value);
  }
};

function judged(tree, value) {
  try {
    const difference = differ(tree, value, '');
    return difference ? { verdict: 'different', what: difference } : {};
  } catch (error) {
    if (error instanceof Unknown) {
      return { verdict: 'unknown', what: error.message };
    }

    throw error;
  }
}

function exchange(job) {
  const library = libraries[job.format];
  const result = { id: job.id, library: library.library, version: library.version ? library.version() : versionOf(library.library), verdict: 'equal', what: '', written: null };
  try {
    const tree = treeOf(readFileSync(job.members, 'utf8'));
    const bound = library.bind?.(tree.type.split('.').at(-1));
    hasSchema = bound !== undefined;
    known = library.names?.(bound) ?? null;
    const value = library.read(readFileSync(job.payload), bound);
    Object.assign(result, judged(tree, value));
    result.written = Buffer.from(library.write(value, bound)).toString('base64');
  } catch (error) {
    Object.assign(result, { verdict: error instanceof Unknown ? 'unknown' : 'refused', what: error instanceof Unknown ? error.message : `${error.name}: ${error.message}` });
  }

  return result;
}

writeFileSync(resultsFile, JSON.stringify(jobs.filter(job => libraries[job.format]).map(exchange)));
