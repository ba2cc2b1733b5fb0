const invalid = '[aria-invalid="true"], [role="group"][data-invalid]';
/** Tab stops in a group: not disabled; in a roving set, the current stop. */
const takesFocus = ':is(input, select, textarea, button):not(:disabled, [tabindex="-1"])';

export function showField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  (control.closest('.tele-field') ?? control).scrollIntoView({ block: 'nearest' });
}

/** Scrolls to the first invalid control inside and focuses it, else `alert`. Returns false without either. */
export function showError(inside: HTMLElement, alert: HTMLElement | null = null): boolean {
  const found = inside.querySelector<HTMLElement>(invalid);
  if (found) {
    showField(found.querySelector<HTMLElement>(takesFocus) ?? found);
    return true;
  }
  if (!alert) return false;
  alert.tabIndex = -1;
  alert.focus({ preventScroll: true });
  alert.scrollIntoView({ block: 'nearest' });
  return true;
}

const alert = '[role="alert"]:not(:empty)';

/** Alert of a form: inside it, else in its sheet, whose footer is outside the form. */
export const alertOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(alert) ?? form.closest('[role="dialog"]')?.querySelector<HTMLElement>(alert) ?? null;
