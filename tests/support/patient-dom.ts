import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How fast a busy machine draws proves nothing.
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => cleanup());
