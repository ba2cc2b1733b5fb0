/** The first element of a selector that takes any room: what is in the page and not drawn cannot be pointed at. */
export const findPart = (root: ParentNode, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
