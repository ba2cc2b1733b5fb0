import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const rulesOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map((rule) => rule.cssText).join('\n');

/** Shadow root with the page's style sheets, adopted. */
function openRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].map(rulesOf).join('\n'));
  root.adoptedStyleSheets = [sheet];
  return root;
}

interface ShadowStageProps {
  children: ReactNode;
  /** Rendered in the element itself, where slots show it. */
  slotted?: ReactNode;
}

export const ShadowStage = ({ children, slotted }: ShadowStageProps) => {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const draw = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(openRoot(element));
  }, []);
  return (
    <div data-testid="shadow" ref={draw}>
      {slotted}
      {root && createPortal(children, root)}
    </div>
  );
};
