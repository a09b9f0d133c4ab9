/** The part of this process's environment that programs under test receive. All else would be settings of the shop. */
export const programEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}
