layout(location = 0) out vec4 oLight;
layout(location = 1) out vec4 oPaint;

void show(Surface surface) {
  oLight = vec4(surface.light, 1.0);
  oPaint = surface.paint;
}
