interface Definable extends CustomElementConstructor {
  readonly tag: string;
}

/** Makes a tag known to the page, unless the page did: an npm package of ours may be on it too. */
export function defineElement(element: Definable): void {
  if (!customElements.get(element.tag)) customElements.define(element.tag, element);
}
