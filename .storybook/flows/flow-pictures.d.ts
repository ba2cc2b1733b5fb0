declare module 'virtual:flow-pictures' {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
