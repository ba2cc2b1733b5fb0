export { ProviderInbox, type InboxStep, type ProviderInboxProps } from './ProviderInbox.tsx';
