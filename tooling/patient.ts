// Set up before every file of tests that runs in Node: its own limit is a second, and no configuration moves it.
import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
