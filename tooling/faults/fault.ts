export interface Fault {
  title: string;
  file: string;
  find: string;
  replace: string;
}
