export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
}

/** Sets each variable by property, so no value can open another rule. The sheet of the frame has the defaults. */
export function applyAppearance(root: HTMLElement, { theme = 'stripe', variables = {} }: Appearance = {}): void {
  root.removeAttribute('style');
  root.dataset.theme = theme;
  for (const [name, value] of Object.entries(variables))
    if (/^[A-Za-z0-9]+$/.test(name)) root.style.setProperty(`--${name}`, value);
}
