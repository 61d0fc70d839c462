/** Searches all rules pages in the browser. They are loaded when a search begins. */
import { loadPage } from '../catalogue/index.ts';

/** A paragraph, a list item or a table row. */
export interface Block {
  readonly page: string;
  readonly title: string;
  /** The heading above it. */
  readonly section: string;
  /** Its anchor on the page. */
  readonly id: string;
  readonly text: string;
  readonly isRule: boolean;
  /** Whether it is in a section for programs. */
  readonly programs: boolean;
}

export interface Found {
  readonly block: Block;
  /** The sentence with the words, or the beginning of the block. */
  readonly sentence: string;
}

/** Normalizes text for comparison: lower case, without accents. */
const simple = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words to search for. @example wordsOf('lowest Trump') // ['lowest', 'trump'] */
export const wordsOf = (query: string): string[] => simple(query).split(/\s+/).filter(Boolean);

/**
 * The blocks that contain every word, rules first.
 *
 * @example find(blocks, 'first lead')[0].block.id // 'CORALON-TRUMP-1'
 */
export function find(blocks: readonly Block[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = blocks.flatMap((block) => {
    const text = simple(`${block.title} ${block.section} ${block.text}`);
    const own = simple(block.text);
    const fits = words.every((word) => text.includes(word)) && words.some((word) => own.includes(word));
    return fits ? [{ block, sentence: sentenceWith(block.text, words), weight: weigh(block, own, words) }] : [];
  });
  return found.sort((a, b) => b.weight - a.weight);
}

function weigh(block: Block, own: string, words: readonly string[]): number {
  const inText = words.filter((word) => own.includes(word)).length;
  const whole = own.startsWith(words.join(' ')) || own.includes(words.join(' '));
  return 4 * inText + (whole ? 3 : 0) + (block.isRule ? 2 : 0) - (block.programs ? 5 : 0);
}

function sentenceWith(text: string, words: readonly string[]): string {
  const sentences = text.split(/(?<=[.;!?]) +/);
  const count = (sentence: string) => words.filter((word) => simple(sentence).includes(word)).length;
  const best = sentences.reduce((a, b) => (count(b) > count(a) ? b : a));
  return best.length > 240 ? `${best.slice(0, 239)}…` : best;
}

/** Splits a text at the words; every second part is one of them. @example cut('No trump', ['trump']) */
export function cut(text: string, words: readonly string[]): string[] {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return pattern ? text.split(new RegExp(`(${pattern})`, 'gi')) : [text];
}

/** All blocks of all pages. */
export async function loadBlocks(names: readonly string[]): Promise<Block[]> {
  const pages = await Promise.all(names.map(loadPage));
  return pages.flatMap((page) => (page ? blocksOf(page.name, page.title, page.html) : []));
}

function blocksOf(page: string, title: string, html: string): Block[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  let section = title;
  return [...body.querySelectorAll('h2, h3, p, li, tr, pre')].flatMap((element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (/^H\d$/.test(element.tagName)) section = text;
    if (!element.id || !text || element.querySelector('th')) return [];
    const programs = element.closest('.rules-programs') !== null;
    return [{ page, title, section, id: element.id, text, isRule: element.classList.contains('rule'), programs }];
  });
}
