// Testing Library cleans up by itself only where the test functions are globals.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patienceMs } from './patience.ts';

configure({ asyncUtilTimeout: patienceMs });
afterEach(cleanup);

// jsdom has no layout and no scrollIntoView.
Element.prototype.scrollIntoView = () => {};
