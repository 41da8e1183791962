import { configure } from '@testing-library/react';

// How fast a busy machine draws proves nothing.
configure({ asyncUtilTimeout: 60_000 });
