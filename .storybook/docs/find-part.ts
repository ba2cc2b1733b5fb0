/** First match with a size: a hidden element cannot be pointed at. */
export const findPart = (root: ParentNode, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
