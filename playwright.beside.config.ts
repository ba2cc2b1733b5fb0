// The same journeys on other ports and data: two halves run at once.
import './tests/journeys/beside/ports.ts';

export { default } from './playwright.config.ts';
