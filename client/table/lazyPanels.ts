import { lazy } from '../ui/lazy.tsx';

/** The panels of a table, fetched with the first one, or ahead. */
export const LazyPanels = lazy(() => import('./panels/TablePanels.tsx'));
