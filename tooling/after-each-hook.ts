// Testing Library only cleans up automatically when the test functions are globals.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patienceMs } from './patience.ts';

configure({ asyncUtilTimeout: patienceMs });
afterEach(cleanup);

// jsdom has no layout and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
