/**
 * Links in a static site. Components and texts name the pages of the app as `/rules/coralon`, and places on their own page as
 * `#advice`; here both become what the browser follows, for a click as for a new tab.
 */
import { options, type VNode } from 'preact';
import { hrefOf } from './address.ts';
import { place, SKIP } from './router.ts';

interface LinkProps {
  href?: unknown;
  dangerouslySetInnerHTML?: { __html: string };
}

const inSite = (href: string): string => hrefOf(href.startsWith('#') ? place.peek().path + href : href);
const isOfApp = (href: unknown): href is string => typeof href === 'string' && /^[/#]/.test(href) && href !== SKIP;

/** Applies to everything that is rendered after it. */
export function rewriteLinks(): void {
  const before = options.vnode;
  options.vnode = (node: VNode<LinkProps>) => {
    const { type, props } = node;
    if (type === 'a' && isOfApp(props.href)) props.href = inSite(props.href);
    const html = typeof type === 'string' ? props.dangerouslySetInnerHTML : undefined;
    if (html)
      props.dangerouslySetInnerHTML = {
        __html: html.__html.replace(/(<a [^>]*?href=")([/#][^"]*)/g, (_all, start, href) => start + inSite(href)),
      };
    before?.(node);
  };
}
