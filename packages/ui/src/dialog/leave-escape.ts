/**
 * Radix hears Escape on the document before anybody else, wherever it is pressed, and uses it up. The next `preventDefault`, which is Radix's,
 * does nothing, so that the key goes on to whom it was meant for.
 */
export function leaveEscape(event: KeyboardEvent): void {
  event.preventDefault = () => void Reflect.deleteProperty(event, 'preventDefault');
}
