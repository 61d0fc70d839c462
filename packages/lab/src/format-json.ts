/** Formats JSON like the project's files. */
import type { Json } from '@followsuit/engine';

const WIDTH = 120;

/** Writes each object and list on a line of its own, and fills lines with numbers. @example formatJson(model) */
export const formatJson = (value: Json): string => `${written(value, '', 0)}\n`;

/** `taken` is the width of the rest of the line: the name before the value, and the comma after it. */
function written(value: Json, indent: string, taken: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((each) => typeof each === 'number')) return numbers(value.map(String), indent, taken);
    return `[\n${value.map((each, i) => inner + written(each, inner, comma(i, value))).join(',\n')}\n${indent}]`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  const fields = entries.map(([name, each], i) => {
    const begin = `${JSON.stringify(name)}: `;
    return inner + begin + written(each as Json, inner, begin.length + comma(i, entries));
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}

/** The comma that follows all but the last. */
const comma = (i: number, all: readonly unknown[]): number => (i + 1 < all.length ? 1 : 0);

function numbers(all: readonly string[], indent: string, taken: number): string {
  const line = `[${all.join(', ')}]`;
  if (indent.length + taken + line.length <= WIDTH) return line;
  const lines: string[] = [];
  for (const each of all) {
    const last = lines.length - 1;
    const longer = last < 0 ? '' : `${lines[last]}, ${each}`;
    if (last >= 0 && indent.length + 2 + longer.length + 1 <= WIDTH) lines[last] = longer;
    else lines.push(each);
  }
  return `[\n${lines.map((each) => `${indent}  ${each}`).join(',\n')}\n${indent}]`;
}
