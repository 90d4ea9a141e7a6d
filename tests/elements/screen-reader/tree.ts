import { executeServerCommand } from "@web/test-runner-commands";

interface Value {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
}

/** A node as the DevTools protocol returns it (`Accessibility.getFullAXTree`). */
interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

export interface Node {
  readonly id: string;
  readonly isIgnored: boolean;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly parent: Node | null;
  readonly children: readonly Node[];
  /** `true`, `mixed`, `spelling` …; undefined when the tree doesn't have it. */
  property(name: string): unknown;
  readonly activeDescendant: number | undefined;
  /** "1 / 32", from the attributes of an active descendant: of a long list only the visible rows are in the tree. */
  readonly placeInSet: string | undefined;
  readonly domId: number | undefined;
}

const textOf = (value: Value | undefined) =>
  String(value?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The page has removed a node of the tree that is being read. */
class NodeGone extends Error {}

/** The accessibility tree that the browser exposes for the page, including shadow roots; read again if the page changes meanwhile. */
export const readTree = (): Promise<Node> =>
  readTreeOnce().catch((error: unknown) => {
    if (!(error instanceof NodeGone)) throw error;
    return readTree();
  });

async function readTreeOnce(): Promise<Node> {
  const raw = (await executeServerCommand("accessibility-tree")) as RawNode[];
  const spoken = await readSpokenValues(raw);
  const places = await readPlacesInSets(raw);
  const byId = new Map(raw.map((node) => [node.nodeId, node]));
  const build = (node: RawNode, parent: Node | null): Node => {
    const children: Node[] = [];
    const properties = new Map(node.properties?.map(({ name, value }) => [name, value]));
    const built: Node = {
      id: node.nodeId,
      isIgnored: node.ignored,
      role: textOf(node.role),
      name: textOf(node.name),
      description: textOf(node.description),
      value: spoken.get(node.nodeId) ?? textOf(node.value),
      parent,
      children,
      property: (name) => properties.get(name)?.value,
      activeDescendant: properties.get("activedescendant")?.relatedNodes?.[0]?.backendDOMNodeId,
      placeInSet: places.get(node.backendDOMNodeId ?? -1),
      domId: node.backendDOMNodeId,
    };
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) children.push(build(child, built));
    }
    return built;
  };
  const [root] = raw;
  if (!root) throw new Error("The browser tells no accessibility tree.");
  return build(root, null);
}

/** Values of `aria-valuetext`, which the protocol's tree omits, by node id. */
async function readSpokenValues(nodes: readonly RawNode[]): Promise<ReadonlyMap<string, string>> {
  const spoken = new Map<string, string>();
  for (const { nodeId, role, backendDOMNodeId: id } of nodes) {
    if (!["progressbar", "slider", "spinbutton"].includes(textOf(role))) continue;
    const { "aria-valuetext": text } = await readAttributes(id);
    if (text) spoken.set(nodeId, text);
  }
  return spoken;
}

async function readAttributes(id: number | undefined) {
  const answer = (await executeServerCommand("attributes", { id })) as
    | { isGone: true }
    | { isGone: false; attributes: Readonly<Record<string, string>> };
  if (answer.isGone) throw new NodeGone();
  return answer.attributes;
}

/** Positions of active descendants ("1 / 32"), by the id of the DOM node. */
async function readPlacesInSets(nodes: readonly RawNode[]): Promise<ReadonlyMap<number, string>> {
  const places = new Map<number, string>();
  for (const { name, value } of nodes.flatMap(({ properties = [] }) => properties)) {
    const id = name === "activedescendant" ? value.relatedNodes?.[0]?.backendDOMNodeId : undefined;
    if (id === undefined) continue;
    const { "aria-posinset": place, "aria-setsize": size } = await readAttributes(id);
    if (place && size) places.set(id, `${place} / ${size}`);
  }
  return places;
}

export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

export function find(root: Node, wanted: (node: Node) => boolean): Node | undefined {
  for (const node of walk(root)) if (wanted(node)) return node;
  return undefined;
}

/** From the outermost on, without the node itself. */
export function ancestors(node: Node): Node[] {
  const found: Node[] = [];
  for (let above = node.parent; above; above = above.parent) found.unshift(above);
  return found;
}
