/** Cancels Radix's next `preventDefault` of an Escape: its document listener would take it from its real target. */
export function leaveEscape(event: KeyboardEvent): void {
  event.preventDefault = () => void Reflect.deleteProperty(event, 'preventDefault');
}
