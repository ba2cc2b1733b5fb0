export { MatchWidget, type MatchStep, type MatchWidgetProps } from './MatchWidget.tsx';
