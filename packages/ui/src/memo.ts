/** Components that re-render only when their props have changed. Preact's own `memo` brings all of preact/compat with it. */
import { type Component, type ComponentChild, createElement, type FunctionComponent } from 'preact';

const same = (a: object, b: object): boolean => {
  const [had, has] = [Object.entries(a), Object.keys(b)];
  return had.length === has.length && had.every(([name, value]) => value === (b as Record<string, unknown>)[name]);
};

/** Without `equal`, props are compared one by one by identity. @example const Card = memo(PlainCard); */
export function memo<Props extends object>(
  Part: (props: Props) => ComponentChild,
  equal: (a: NoInfer<Props>, b: NoInfer<Props>) => boolean = same,
): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !equal(this.props as Props, next as Props);
    return createElement(Part as FunctionComponent<Props>, props);
  } as FunctionComponent<Props>;
}
