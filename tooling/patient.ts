// Loaded before every Node test file: `vi.waitFor` gives up after a second, and no configuration changes that.
import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
