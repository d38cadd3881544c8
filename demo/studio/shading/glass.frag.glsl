// Panes: what they mirror, and in alpha how much of what lies behind they keep back.
layout(location = 0) out vec4 oGlass;

void main() {
  readFrame();
  lightPixel();
  if (dot(gNormal, gView) < 0.0) {
    // The far pane, from inside.
    oGlass = vec4(vec3(0.012), 0.5);
    return;
  }
  Window window = windowAt(vec3(gPlace.x, abs(gPlace.y), gPlace.z));
  float fr = fresnel(0.055);
  oGlass = vec4(COOL * (mirrored(0.0) * fr * 0.8 + 0.004), clamp(window.tint + fr, 0.0, 1.0));
}
