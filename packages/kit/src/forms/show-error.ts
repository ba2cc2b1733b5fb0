/** A control with an error; a group of several has no state of its own for it. */
const invalid = '[aria-invalid="true"], [role="group"][data-invalid]';
/** Inside a group: what Tab stops at, so not what is disabled, and of a set with arrows the one that is its stop. */
const takesFocus = ':is(input, select, textarea, button):not(:disabled, [tabindex="-1"])';

/** Scrolls a control into view with the label and the error of its field, and focuses it. */
export function showField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  (control.closest('.tele-field') ?? control).scrollIntoView({ block: 'nearest' });
}

/** Scrolls the first invalid control inside into view and focuses it, else `alert`. Returns false when there is neither. */
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

/** The alert of a form: inside it, else in its sheet, whose footer is outside the form. */
export const alertOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(alert) ?? form.closest('[role="dialog"]')?.querySelector<HTMLElement>(alert) ?? null;
