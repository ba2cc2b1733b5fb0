export interface Text {
  id: string;
  text: string;
  kind: 'screen' | 'email' | 'rule';
  package: string;
  file: string;
  line: number;
}
