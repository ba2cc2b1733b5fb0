import { TeleMatchWidgetElement } from '../widgets/elements.ts';
import { defineElement } from './define-element.ts';

// In the same chunk: saves a round trip before the widget is usable.
export { part } from '../widgets/match-widget/part.ts';

export const define = (): void => defineElement(TeleMatchWidgetElement);
