/** True if the element is fully in the window and not under the sheet's footer. */
export function inSight(element: Element, sheet: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const foot = sheet.querySelector('.tele-sheet__foot');
  const isInFoot = foot?.contains(element) ?? false;
  const end = isInFoot || !foot ? window.innerHeight : foot.getBoundingClientRect().top;
  return top >= 0 && bottom <= Math.ceil(end);
}
