/** Finds words in source text by its syntax tree: those of a catalogue, and those that a component shows by itself. */
import { parseSync } from "vite";

/** A node of the tree; what it holds depends on its type. */
interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

/** All words that a catalogue says. What is only compared, looked up or imported is not said. */
export function saidIn(file: string, source: string): readonly string[] {
  return saidBy(treeOf(file, source)).filter(isWords);
}

/** Words that stand in a component instead of its texts: between tags, in attributes that are read, in messages. */
export function shownIn(file: string, source: string): readonly string[] {
  return shownBy(treeOf(file, source)).filter(isWords);
}

function treeOf(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The nodes below a node, but for those under some keys. */
function below(node: Node, ...except: readonly string[]): readonly Node[] {
  const parts = Object.entries(node).filter(([key]) => !except.includes(key));
  return parts.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter(isNode);
}

const textOf = (node: Node): readonly string[] => {
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type === "TemplateElement") return [(node.value as { readonly cooked: string }).cooked];
  return [];
};

const WRAPS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const COMPARES = new Set(["===", "!==", "in"]);
const LOOKS_UP = new Set(["split", "replace", "replaceAll", "includes", "startsWith", "endsWith", "get", "has"]);

function saidBy(node: Node): readonly string[] {
  const { type } = node;
  if (type.startsWith("TS") && !WRAPS.has(type)) return [];
  if (type.startsWith("Import")) return [];
  return [...textOf(node), ...sayingParts(node).flatMap(saidBy)];
}

function sayingParts(node: Node): readonly Node[] {
  switch (node.type) {
    case "Property":
      return below(node, "key");
    case "SwitchCase":
      return below(node, "test");
    case "MemberExpression":
      return below(node, "property");
    case "BinaryExpression":
      return COMPARES.has(String(node.operator)) ? below(node).filter((one) => textOf(one).length === 0) : below(node);
    case "CallExpression":
      return LOOKS_UP.has(calledOf(node)) ? below(node, "arguments") : below(node);
    case "NewExpression":
      return calledOf(node) === "Map" ? below(node).flatMap(entriesOf) : below(node);
    default:
      return below(node, ...(WRAPS.has(node.type) ? ["typeAnnotation"] : []));
  }
}

/** The values of `[["red", "rot"], …]`. */
function entriesOf(list: Node): readonly Node[] {
  if (list.type !== "ArrayExpression") return [list];
  return below(list).flatMap((entry) => (entry.type === "ArrayExpression" ? below(entry).slice(1) : [entry]));
}

/** "toast", of `toast(…)` and `hands.toast(…)`. */
function calledOf({ callee }: Node): string {
  if (!isNode(callee)) return "";
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  return isNode(name) ? String(name.name ?? "") : "";
}

const IS_READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|text|legend|caption|headline|sentence|.*[lL]abel)$/;
const TELLS = new Set(["toast", "announce"]);

function shownBy(node: Node): readonly string[] {
  const deeper = below(node).flatMap(shownBy);
  switch (node.type) {
    case "JSXText":
      return [String(node.value), ...deeper];
    case "JSXAttribute":
      return isNode(node.name) && IS_READ.test(String(node.name.name)) ? [...valuesOf(node.value), ...deeper] : deeper;
    case "JSXElement":
    case "JSXFragment":
      return [...(node.children as readonly Node[]).flatMap(valuesOf), ...deeper];
    case "CallExpression":
      return TELLS.has(calledOf(node)) ? [...valuesOf((node.arguments as readonly Node[])[0]), ...deeper] : deeper;
    default:
      return deeper;
  }
}

const CHOOSES = new Set(["JSXExpressionContainer", "ConditionalExpression", "LogicalExpression", "TemplateLiteral"]);

/** Words that an expression may come to by itself; what it asks of others is theirs. */
function valuesOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  return CHOOSES.has(node.type) ? below(node, "test").flatMap(valuesOf) : textOf(node);
}
