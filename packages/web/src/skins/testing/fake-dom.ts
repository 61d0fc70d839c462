/** As much of a document as Preact needs to draw into: enough to read what would be shown, and to press buttons. */
import { type ComponentChild, type ComponentType, h, render } from 'preact';
import type { TableScene } from '../../table/scene.ts';

class FakeNode {
  parentNode: FakeNode | null = null;
  childNodes: FakeNode[] = [];
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string;
  data = '';
  readonly attributes = new Map<string, string>();
  readonly styles = new Map<string, string>();
  readonly style = { setProperty: (name: string, value: unknown) => void this.styles.set(name, String(value)) };
  readonly listeners = new Map<string, (event: object) => void>();

  constructor(nodeType: number, localName: string, namespaceURI = 'http://www.w3.org/1999/xhtml') {
    this.nodeType = nodeType;
    this.localName = localName;
    this.namespaceURI = namespaceURI;
  }

  get ownerDocument() {
    return fakeDocument;
  }
  get nodeName(): string {
    return this.localName.toUpperCase();
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): FakeNode | null {
    const list = this.parentNode?.childNodes ?? [];
    return list[list.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((child) => child.textContent).join('');
  }
  insertBefore(child: FakeNode, before: FakeNode | null): FakeNode {
    child.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  appendChild(child: FakeNode): FakeNode {
    return this.insertBefore(child, null);
  }
  append(child: FakeNode): void {
    this.insertBefore(child, null);
  }
  prepend(child: FakeNode): void {
    this.insertBefore(child, this.firstChild);
  }
  removeChild(child: FakeNode): void {
    child.remove();
  }
  remove(): void {
    const list = this.parentNode?.childNodes;
    list?.splice(list.indexOf(this), 1);
    this.parentNode = null;
  }
  contains(other: FakeNode | null): boolean {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(name: string, listener: (event: object) => void): void {
    this.listeners.set(name.toLowerCase(), listener);
  }
  removeEventListener(name: string): void {
    this.listeners.delete(name.toLowerCase());
  }
}

const fakeDocument = {
  createElement: (name: string) => new FakeNode(1, name),
  createElementNS: (namespace: string, name: string) => new FakeNode(1, name, namespace),
  createTextNode: (data: unknown) => Object.assign(new FakeNode(3, '#text'), { data: String(data) }),
  body: new FakeNode(1, 'body'),
  documentElement: { dataset: {} },
};
Object.assign(globalThis, {
  document: fakeDocument,
  matchMedia: () => ({ matches: true }),
  addEventListener: () => {},
});

/** What was drawn. */
export interface Drawn {
  /** Everything that can be read or heard: text and labels. */
  readonly texts: () => string[];
  /** How often an element occurs. */
  readonly count: (name: string) => number;
  /** Buttons that can be pressed, by their text. */
  readonly buttons: () => { readonly text: string; readonly press: () => void }[];
  /** The values that a custom property has been given, in the order of the elements. */
  readonly styles: (name: string) => number[];
  readonly end: () => void;
}

function all(node: FakeNode): FakeNode[] {
  return [node, ...node.childNodes.flatMap(all)];
}

const isOff = (node: FakeNode): boolean =>
  (node as unknown as { disabled?: boolean }).disabled === true || node.attributes.has('disabled');

/** @example draw(<Sheet scene={scene} />).texts() */
export function draw(what: ComponentChild): Drawn {
  const root = new FakeNode(1, 'div');
  render(what, root as unknown as Element);
  return {
    texts: () =>
      all(root).flatMap((node) => [
        ...(node.nodeType === 3 ? [node.data] : []),
        ...['aria-label', 'title'].flatMap((name) => node.attributes.get(name) ?? []),
      ]),
    count: (name) => all(root).filter((node) => node.localName === name).length,
    buttons: () =>
      all(root)
        .filter((node) => node.localName === 'button' && !isOff(node))
        .map((node) => ({
          text: node.textContent,
          press: () => node.listeners.get('click')?.call(node, { type: 'click', target: node }),
        })),
    styles: (name) => all(root).flatMap((node) => (node.styles.has(name) ? Number(node.styles.get(name)) : [])),
    end: () => render(null, root as unknown as Element),
  };
}

/** Everything that a part of the table shows of a scene, as one text. @example textOf(chevalier.sheet, scene) */
export function textOf(part: ComponentType<{ scene: TableScene }> | undefined, scene: TableScene): string {
  if (!part) return '';
  const drawn = draw(h(part, { scene }));
  const text = drawn.texts().join(' ');
  drawn.end();
  return text;
}
