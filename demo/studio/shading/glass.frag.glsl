// Panes: what they mirror, and in alpha how much of what lies behind they keep back.
layout(location = 0) out vec4 oGlass;

void main() {
  readFrame();
  lightPixel();
  if (dot(gNormal, gView) < 0.0) {
    // The far pane, from inside.
    oGlass = vec4(vec3(0.006), 0.3);
    return;
  }
  Window window = windowAt(vec3(gPlace.x, abs(gPlace.y), gPlace.z));
  float fr = fresnel(0.055);
  // Above the horizon the side windows mirror a pale sky, which darkens towards the belt.
  float height = clamp((gPlace.z - beltAt(gPlace.x)) / max(0.1, roofAt(gPlace.x) - beltAt(gPlace.x)), 0.0, 1.0);
  float sky = abs(gNormal.y) * mix(0.004, 0.085, height * height);
  float lamps = 0.62 * mirrored(0.0) * fr;
  oGlass = vec4(COOL * lamps + vec3(0.86, 0.95, 1.06) * sky + 0.003, clamp(window.tint + fr, 0.0, 1.0));
}
