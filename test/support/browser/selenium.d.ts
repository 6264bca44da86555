/** The part of the package used here: it ships without types. */
declare module 'selenium-webdriver' {
  export interface WebDriver {
    get(address: string): Promise<void>;
    executeAsyncScript<What>(script: string): Promise<What>;
    takeScreenshot(): Promise<string>;
    actions(): Gesture;
    manage(): {
      window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    quit(): Promise<void>;
  }
  interface Gesture {
    move(to: { x: number; y: number }): Gesture;
    click(): Gesture;
    perform(): Promise<void>;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
}
