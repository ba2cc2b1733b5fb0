interface Definable extends CustomElementConstructor {
  readonly tag: string;
}

/** Defines a custom element, unless our npm package on the page already did. */
export function defineElement(element: Definable): void {
  if (!customElements.get(element.tag)) customElements.define(element.tag, element);
}
