// Sums a heap by constructor, and finds what retains the objects that were added to it.

/** Takes a heap snapshot in the DevTools format; the browser collects garbage first. */
async function takeSnapshot(cdp) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", keep);
  return JSON.parse(chunks.join(""));
}

/** Yields every node: its offset in the flat list, the label by which sums are kept, its id, and its size in bytes. */
function* nodesOf({ snapshot: { meta }, nodes, strings }) {
  const width = meta.node_fields.length;
  const [type, name, id, size] = ["type", "name", "id", "self_size"].map((field) => meta.node_fields.indexOf(field));
  const types = meta.node_types[type];
  for (let at = 0; at < nodes.length; at += width) {
    const kind = types[nodes[at + type]];
    // Strings and code have no constructor and are named by their contents, so they are labelled by their kind.
    const label = kind === "object" || kind === "native" ? strings[nodes[at + name]].slice(0, 80) : `(${kind})`;
    yield { at, label, id: nodes[at + id], size: nodes[at + size] };
  }
}

/** The sums by label and the ids of all nodes: small enough to keep until the end. */
export async function takeInventory(cdp) {
  const sums = new Map();
  const ids = new Set();
  for (const { label, id, size } of nodesOf(await takeSnapshot(cdp))) {
    const sum = sums.get(label) ?? { count: 0, size: 0 };
    sums.set(label, { count: sum.count + 1, size: sum.size + size });
    ids.add(id);
  }
  return { sums, ids };
}

/** Edge to a WeakMap's value: the snapshot has it once from the key, which retains the value, and once from the table, which doesn't. */
const weakEntry = /^\d+ \/ part of key .*\(table @(\d+)\)$/;

/** The shortest path from the roots to a node that `isWanted` accepts, without weak references; null if there is none. */
function wayTo({ snapshot: { meta }, nodes, edges, strings }, isWanted) {
  const [width, edgeWidth] = [meta.node_fields.length, meta.edge_fields.length];
  const edgeTypes = meta.edge_types[0];
  const [idField, edgeCount] = ["id", "edge_count"].map((field) => meta.node_fields.indexOf(field));
  const firstEdges = new Map();
  for (let at = 0, edge = 0; at < nodes.length; at += width) {
    firstEdges.set(at, edge);
    edge += nodes[at + edgeCount] * edgeWidth;
  }
  const before = new Map([[0, null]]);
  const waiting = [0];
  for (let index = 0; index < waiting.length; index += 1) {
    const from = waiting[index];
    if (isWanted(from)) return nameWay(from);
    const start = firstEdges.get(from);
    for (let edge = start; edge < start + nodes[from + edgeCount] * edgeWidth; edge += edgeWidth) {
      const [type, nameOrIndex, to] = [edgeTypes[edges[edge]], edges[edge + 1], edges[edge + 2]];
      if (type === "weak" || before.has(to)) continue;
      const isNamed = type === "property" || type === "context" || type === "internal" || type === "shortcut";
      const name = isNamed ? strings[nameOrIndex] : `[${nameOrIndex}]`;
      if (Number(weakEntry.exec(name)?.[1]) === nodes[from + idField]) continue;
      before.set(to, { from, name });
      waiting.push(to);
    }
  }
  return null;

  function nameWay(end) {
    const steps = [];
    for (let at = end; before.get(at) !== null; at = before.get(at).from) {
      steps.unshift(`.${before.get(at).name} ${strings[nodes[at + 1]].slice(0, 40)}`);
    }
    // Only the end of the path: the browser's own roots are the same everywhere.
    return steps.slice(-12).join(" → ");
  }
}

/** The ten constructors that grew most, in bytes, since the inventory, each with what holds one of the added objects. */
export async function findGrowth(cdp, { sums, ids }) {
  const snapshot = await takeSnapshot(cdp);
  const now = new Map();
  const added = new Map();
  for (const { at, label, id, size } of nodesOf(snapshot)) {
    const sum = now.get(label) ?? { count: 0, size: 0 };
    now.set(label, { count: sum.count + 1, size: sum.size + size });
    if (!ids.has(id)) added.set(label, (added.get(label) ?? new Set()).add(at));
  }
  return [...now]
    .map(([label, { count, size }]) => {
      const before = sums.get(label) ?? { count: 0, size: 0 };
      return { label, count: count - before.count, size: size - before.size };
    })
    .filter(({ size, count }) => size > 0 && count > 0)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 10)
    .map((row) => ({ ...row, way: wayTo(snapshot, (at) => added.get(row.label)?.has(at) ?? false) }));
}
