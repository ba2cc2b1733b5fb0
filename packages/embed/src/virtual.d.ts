declare module 'virtual:sheet/*' {
  const text: string;
  export default text;
}
