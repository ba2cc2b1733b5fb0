// Runs in the page of any engine: finds elements by role, label and text. in-page.ts loads it.
import { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } from '@testing-library/dom';

export type Pattern = string | { source: string; flags: string };

/** Step of a locator, within the result of the step before. */
export type LocatorStep =
  | { by: 'role'; role: string; name?: Pattern }
  | { by: 'label' | 'text' | 'title'; name: Pattern };

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface LookResult {
  count: number;
  /** Box of the focused match, or of the first. */
  box?: Box;
  met?: boolean;
  enabled?: boolean;
  focused?: boolean;
  /** Value of a field; selected text of a list. */
  value?: string;
  src?: string;
}

function matches(text: string, pattern: Pattern | undefined): boolean {
  if (pattern === undefined) return true;
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return typeof pattern === 'string' ? plain === pattern : new RegExp(pattern.source, pattern.flags).test(plain);
}

function candidates(root: HTMLElement, step: LocatorStep): HTMLElement[] {
  const takes = (text: string) => matches(text, step.name);
  switch (step.by) {
    case 'role':
      return queryAllByRole(root, step.role, step.name === undefined ? {} : { name: takes });
    case 'label':
      return queryAllByLabelText(root, takes);
    case 'text':
      return queryAllByText(root, takes);
    case 'title':
      return queryAllByTitle(root, takes);
  }
}

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isMet(element: HTMLElement): boolean {
  const { left, top, width, height } = boxOf(element);
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}

const valueOf = (element: HTMLElement & { value: unknown }): string =>
  element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : String(element.value);

/** Finds the locator's target; `near` scrolls it into view. */
export function look(way: readonly LocatorStep[], near: boolean): LookResult {
  let roots = [document.body];
  for (const step of way) {
    roots = [...new Set(roots.flatMap((root) => candidates(root, step).filter(isSeen)))];
  }
  const element = roots.find((one) => one === document.activeElement) ?? roots[0];
  if (!element) return { count: 0 };
  if (near && !isMet(element)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return {
    count: roots.length,
    box: boxOf(element),
    met: isMet(element),
    enabled: !element.matches(':disabled, [aria-disabled="true"]'),
    focused: element === document.activeElement,
    ...('value' in element && { value: valueOf(element) }),
    ...(element instanceof HTMLIFrameElement && { src: element.src }),
  };
}

Object.assign(window, { teleLook: look });
