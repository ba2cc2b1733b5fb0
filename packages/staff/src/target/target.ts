/** URL of a page, or a callback without URLs. */
export type Target = { href: string } | { onSelect: () => void };
